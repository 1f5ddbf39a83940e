// While a submission is watched, the file fresh.js beside the page names the state of its report. Where it is another than this
// page shows, the page is loaded anew, and what was unfolded and scrolled stays so.
(function () {
  "use strict";
  var state = document.getElementById("fresh").dataset.state;
  var key = "grundy " + location.pathname;
  var asked = 0;

  function folds() {
    return Array.from(document.querySelectorAll("details"), function (fold) {
      return { fold: fold, name: fold.querySelector("summary").textContent.trim() };
    });
  }

  function keep() {
    try {
      var open = {};
      folds().forEach(function (f) { open[f.name] = f.fold.open; });
      sessionStorage.setItem(key, JSON.stringify({ open: open, y: window.scrollY }));
    } catch (e) {
      // Storage may be forbidden: then the page begins at its top.
    }
  }

  function restore() {
    try {
      var kept = JSON.parse(sessionStorage.getItem(key));
      sessionStorage.removeItem(key);
      if (kept) {
        folds().forEach(function (f) { if (f.name in kept.open) { f.fold.open = kept.open[f.name]; } });
        window.scrollTo(0, kept.y);
      }
    } catch (e) {
      // As above.
    }
  }

  function later(millis) {
    setTimeout(ask, millis);
  }

  function ask() {
    var script = document.createElement("script");
    script.src = "fresh.js?" + asked++;
    script.onload = function () {
      script.remove();
      if (window.grundyFresh !== state) {
        keep();
        location.reload();
      } else {
        later(500);
      }
    };
    // Nobody watches any more, but somebody may again.
    script.onerror = function () {
      script.remove();
      later(3000);
    };
    document.head.append(script);
  }

  restore();
  later(500);
})();

# What check.sh and class.sh share: they set root and work, and source this.
export LC_ALL=C.UTF-8

here=$root/bench
jar=$root/grader/cli/target/grundy-grader.jar
samples=$root/exercises/samples/take-and-split
junit_version=1.14.4
junit=$work/junit-platform-console-standalone-$junit_version.jar
java=${JAVA_HOME:+$JAVA_HOME/bin/}java
jar_tool=$(command -v "${JAVA_HOME:+$JAVA_HOME/bin/}jar")

# One word for measure.py, whatever is in it.
words() { printf '%q ' "$@" | sed "s/ \$//"; }

prepare_grader() {
    if [ -x "$root/grundy" ]; then
        grundy=("$root/grundy")
        "$root/grundy" --version >/dev/null # builds, if need be
    else
        grundy=("$java" -jar "$jar")
        [ -f "$jar" ] || mvn -q -B -f "$root/pom.xml" -DskipTests package
    fi
}

prepare_baseline() {
    rm -rf "$work/spi" "$work/test" "$work/bare" "$work/submission"
    mkdir -p "$work/spi" "$work/test" "$work/bare" "$work/submission/META-INF"
    if [ ! -f "$junit" ]; then
        mvn -q -B -f "$root/pom.xml" -N dependency:copy -DoutputDirectory="$work" \
            -Dartifact=org.junit.platform:junit-platform-console-standalone:$junit_version
    fi
    (cd "$work/spi" && "$jar_tool" xf "$jar" grundy/exercises)
    # Compiled beforehand: a course would compile its test once, not once for each submission.
    "${java}c" -cp "$work/spi:$junit" -d "$work/test" "$here/baseline/WinnersTest.java"
    "${java}c" -d "$work/bare" "$here/baseline/Empty.java"
    cp -R "$samples/passed/right/META-INF/services" "$work/submission/META-INF/"
}

baseline() {
    words "$here/baseline/run.sh" "$java" "$work/spi" "$work/submission" "$samples/$1/TakeAndSplitSolver.java" \
        "$junit" "$work/test"
}

# The baseline must do its work: 819 cases, of which sum-for-XOR fails 187.
prove_baseline() {
    eval "$(baseline wrong-answer/sum-for-xor)" >"$work/baseline.txt" 2>&1 || true
    grep -q '187 tests failed' "$work/baseline.txt" || return 1
    eval "$(baseline passed/right)" >"$work/baseline.txt" 2>&1
    grep -q '819 tests successful' "$work/baseline.txt"
}

package grundy.grader.cli;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.File;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The arrows between the rooms, as docs/architecture.md draws them. */
class ArchitectureTest {

    private static final String JDK = "java..";

    private static final JavaClasses OURS =
            new ClassFileImporter(List.of(new ImportOption.DoNotIncludeTests())).importPackages("grundy");

    /** Each room, and what of ours it may import beside itself. */
    private static final Map<String, List<String>> ARROWS = Map.ofEntries(
            Map.entry("grundy.exercises", List.of()),
            Map.entry("grundy.games", List.of()),
            Map.entry("grundy.catalogue", List.of("grundy.exercises", "grundy.games")),
            Map.entry("grundy.grader.wire", List.of()),
            Map.entry("grundy.grader.worker", List.of("grundy.grader.wire", "grundy.exercises")),
            Map.entry("grundy.grader.compiler", List.of("grundy.grader.wire")),
            Map.entry("grundy.grader.result", List.of()),
            Map.entry("grundy.grader.archive", List.of()),
            Map.entry("grundy.grader.submission", List.of("grundy.grader.archive")),
            Map.entry(
                    "grundy.grader.intake",
                    List.of("grundy.grader.archive", "grundy.grader.result", "grundy.grader.submission")),
            Map.entry("grundy.grader.sandbox", List.of("grundy.grader.wire", "grundy.exercises")),
            Map.entry("grundy.grader.diagnosis", List.of("grundy.catalogue", "grundy.grader.result")),
            Map.entry("grundy.grader.protocol", List.of("grundy.catalogue")),
            Map.entry(
                    "grundy.grader.grading",
                    List.of(
                            "grundy.catalogue",
                            "grundy.exercises",
                            "grundy.grader.archive",
                            "grundy.grader.protocol",
                            "grundy.grader.diagnosis",
                            "grundy.grader.result",
                            "grundy.grader.sandbox",
                            "grundy.grader.submission",
                            "grundy.grader.wire")),
            Map.entry("grundy.grader.exercisefile", List.of("grundy.catalogue", "grundy.games")),
            Map.entry("grundy.grader.classrun", List.of("grundy.grader.intake", "grundy.grader.result")),
            Map.entry("grundy.reports", List.of("grundy.grader.result")),
            Map.entry("grundy.grader.cli", List.of("grundy")));

    @Test
    void everyRoomWasScanned() {
        var found = new TreeMap<String, Integer>();
        OURS.forEach(c -> found.merge(room(c), 1, Integer::sum));
        assertEquals(new TreeSet<>(ARROWS.keySet()), found.keySet());
        found.forEach((room, count) -> assertTrue(count >= 2, room + ": only " + count + " classes"));
        assertTrue(OURS.size() > 150, "only " + OURS.size() + " classes");
    }

    @Test
    void roomsImportOnlyWhatTheArrowsAllow() {
        ARROWS.forEach((room, allowed) -> {
            var packages = Stream.concat(Stream.of(room), allowed.stream())
                    .map(p -> p + "..")
                    .toArray(String[]::new);
            noClasses()
                    .that()
                    .resideInAPackage(room + "..")
                    .should()
                    .dependOnClassesThat(resideInAPackage("grundy..").and(not(resideInAnyPackage(packages))))
                    .check(OURS);
        });
    }

    @Test
    void packagesFormNoCycle() {
        slices().matching("grundy.(**)").should().beFreeOfCycles().check(OURS);
    }

    /** What each room may import of others beside the JDK and the annotations for null; no room but these imports any. */
    private static final Map<String, List<String>> LIBRARIES = Map.of(
            "grundy.grader.archive", List.of("org.apache.commons.compress"),
            "grundy.grader.intake", List.of("org.apache.commons.csv", "org.snakeyaml.engine"),
            "grundy.grader.submission", List.of("org.objectweb.asm", "com.fasterxml.jackson.core"),
            "grundy.grader.classrun", List.of("com.fasterxml.jackson"),
            "grundy.grader.exercisefile", List.of("com.fasterxml.jackson"),
            "grundy.reports", List.of("freemarker", "com.fasterxml.jackson.core", "org.apache.commons.csv"),
            "grundy.grader.cli", List.of("picocli", "me.tongfei.progressbar", "org.jline.utils"));

    @Test
    void roomsUseOnlyTheirOwnLibraries() {
        for (String room : ARROWS.keySet()) {
            var packages = Stream.concat(
                            Stream.of("grundy", "java", "javax", "org.jspecify.annotations"),
                            LIBRARIES.getOrDefault(room, List.of()).stream())
                    .map(p -> p + "..")
                    .toArray(String[]::new);
            classes()
                    .that()
                    .resideInAPackage(room + "..")
                    .should()
                    .onlyDependOnClassesThat()
                    .resideInAnyPackage(packages)
                    .check(OURS);
        }
    }

    @Test
    void onlyTheSandboxStartsProcesses() {
        noClasses()
                .that()
                .resideOutsideOfPackage("grundy.grader.sandbox..")
                .should()
                .dependOnClassesThat()
                .areAssignableTo(ProcessBuilder.class)
                .orShould()
                .callMethodWhere(target(owner(assignableTo(Runtime.class))).and(target(name("exec"))))
                .check(OURS);
    }

    @Test
    void exercisesAndTheMathematicsTouchNoFiles() {
        noClasses()
                .that()
                .resideInAnyPackage(
                        "grundy.exercises..", "grundy.games..", "grundy.catalogue..", "grundy.grader.diagnosis..")
                .should()
                .dependOnClassesThat(resideInAPackage("java.nio.file..").or(equivalentTo(File.class)))
                .check(OURS);
    }

    @Test
    void whatRunsBesideAStudentsCodeNeedsTheJdkOnly() {
        classes()
                .that()
                .resideInAnyPackage(
                        "grundy.exercises..", "grundy.games..", "grundy.grader.wire..", "grundy.grader.worker..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        JDK,
                        "grundy.exercises..",
                        "grundy.games..",
                        "grundy.grader.wire..",
                        "grundy.grader.worker..",
                        "org.jspecify.annotations..")
                .check(OURS);
    }

    @Test
    void onlyTheCommandLineAndTheChildrenTouchTheStandardStreams() {
        noClasses()
                .that()
                .resideOutsideOfPackages("grundy.grader.cli..", "grundy.grader.worker..", "grundy.grader.compiler..")
                .should()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .orShould()
                .accessField(System.class, "in")
                .check(OURS);
    }

    @Test
    void everyPackageSaysWhatLivesInIt() {
        Set<String> described = new TreeSet<>();
        Set<String> packages = new TreeSet<>();
        for (JavaClass c : OURS) {
            packages.add(c.getPackageName());
            if (c.getSimpleName().equals("package-info")) {
                described.add(c.getPackageName());
            }
        }
        assertEquals(packages, described);
    }

    @Test
    void namesSayWhatATypeIs() {
        noClasses().should().haveNameMatching(".*(Impl|Manager|Utils?|Helper)").check(OURS);
    }

    private static String room(JavaClass c) {
        return ARROWS.keySet().stream()
                .filter(room ->
                        c.getPackageName().equals(room) || c.getPackageName().startsWith(room + "."))
                .findFirst()
                .orElse(c.getPackageName());
    }
}

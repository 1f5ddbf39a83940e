#!/usr/bin/env bash
# The mathematics by JMH: tables of Grundy values, the full search, nim-products. Fetches JMH once.
# Usage: bench/games.sh [JMH OPTION ...], such as bench/games.sh Nimbers; from any folder.
set -euo pipefail

root=$(dirname "$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)")
games=$root/exercises/games
java=${JAVA_HOME:+$JAVA_HOME/bin/}java
mkdir -p "$root/bench/target"

mvn -q -B -f "$root/pom.xml" -Pjmh -pl exercises/games test-compile dependency:build-classpath \
    -Dmdep.includeScope=test -Dmdep.outputFile="$root/bench/target/jmh.classpath"
exec "$java" -cp "$games/target/jmh-classes:$games/target/test-classes:$games/target/classes:$(<"$root/bench/target/jmh.classpath")" \
    org.openjdk.jmh.Main "$@"

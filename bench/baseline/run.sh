#!/bin/sh
# javac of one source file, then only the 819 winner cases in JUnit's console launcher.
# Usage: run.sh JAVA SPI SUBMISSION SOURCE JUNIT TEST (two programs, four paths; SUBMISSION receives the classes)
set -e
"$1c" -proc:none -cp "$2" -d "$3" "$4"
exec "$1" -jar "$5" execute --disable-banner --details summary --class-path "$2:$3:$6" --select-class WinnersTest

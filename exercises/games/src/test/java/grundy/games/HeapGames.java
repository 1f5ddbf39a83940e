package grundy.games;

import java.util.List;

/** The games that no octal code tells, one of each kind and more. */
final class HeapGames {

    private HeapGames() {}

    static List<HeapGame> all() {
        return List.of(
                SubtractionGame.of(1, 2),
                SubtractionGame.of(1, 2, 3),
                SubtractionGame.of(1, 3, 4),
                SubtractionGame.of(2, 3),
                SubtractionGame.of(1, 4, 10),
                SubtractionGame.squares(),
                SubtractionGame.primes(),
                SubtractionGame.nim(),
                SplitGame.LASKERS_NIM,
                SplitGame.GRUNDYS_GAME);
    }
}

package grundy.catalogue.valuetables;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;

/** Grundy values from elsewhere, by the names of the games. */
public final class KnownValues {

    private KnownValues() {}

    /** The values of a game, from the empty heap on. */
    public static int[] of(String game) {
        try (var in = KnownValues.class.getResourceAsStream("known-values.json")) {
            Map<String, int[]> all = new ObjectMapper().readValue(in, new TypeReference<>() {});
            int[] values = all.get(game);
            if (values == null) {
                throw new IllegalArgumentException("no values of " + game + " among " + all.keySet());
            }
            return values;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

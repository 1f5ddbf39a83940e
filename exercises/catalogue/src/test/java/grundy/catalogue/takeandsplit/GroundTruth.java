package grundy.catalogue.takeandsplit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** Values, outcomes and counts that were measured elsewhere, by other programs. */
final class GroundTruth {

    private GroundTruth() {}

    static JsonNode takeAndSplit() {
        return read("take-and-split.json");
    }

    /** The measured mutants that are to be in the catalogue, by id. */
    static Map<String, JsonNode> mutants() {
        var byId = new TreeMap<String, JsonNode>();
        for (JsonNode mutant : read("mutants.json").get("mutants")) {
            if (mutant.get("ship").asBoolean()) {
                byId.put(mutant.get("id").asText(), mutant);
            }
        }
        return byId;
    }

    static List<Integer> ints(JsonNode array) {
        var ints = new ArrayList<Integer>();
        array.forEach(each -> ints.add(each.asInt()));
        return ints;
    }

    /** What was measured of one mutant. */
    static JsonNode mutant(String id) {
        return Objects.requireNonNull(mutants().get(id), () -> id + " was not measured");
    }

    private static JsonNode read(String name) {
        try (var in = GroundTruth.class.getResourceAsStream(name)) {
            return new ObjectMapper().readTree(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

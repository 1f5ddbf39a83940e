package grundy.catalogue.greenhackenbush;

import grundy.catalogue.Step;
import grundy.catalogue.Step.Edge;
import grundy.catalogue.Step.Mark;
import grundy.catalogue.Step.Vertex;
import grundy.games.HackenbushTree;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Where the vertices of a small tree are drawn: the ground below, the tips of branches side by side. */
final class TreePicture {

    private final HackenbushTree tree;
    private final double[] columns;
    private int tips;

    private TreePicture(HackenbushTree tree) {
        this.tree = tree;
        this.columns = new double[tree.vertices()];
    }

    /** A tree with the value of what stands on each vertex; the ground is marked. */
    static Step of(HackenbushTree tree) {
        var picture = new TreePicture(tree);
        picture.place(tree.ground());
        return Step.Graph.of("tree", List.of(), false, picture.vertices(), picture.edges());
    }

    /** A vertex stands in the middle below its branches. */
    private void place(int vertex) {
        List<Integer> above = tree.children(vertex);
        above.forEach(this::place);
        columns[vertex] = above.isEmpty() ? tips++ : (columns[above.get(0)] + columns[above.get(above.size() - 1)]) / 2;
    }

    private List<Vertex> vertices() {
        List<Integer> heights = tree.heights();
        List<Integer> values = tree.values();
        int top = Collections.max(heights);
        var vertices = new ArrayList<Vertex>();
        for (int v = 0; v < tree.vertices(); v++) {
            Mark mark = v == tree.ground() ? Mark.NOTED : Mark.PLAIN;
            vertices.add(new Vertex(
                    String.valueOf(v), String.valueOf(values.get(v)), mark, columns[v], top - heights.get(v)));
        }
        return vertices;
    }

    private List<Edge> edges() {
        var edges = new ArrayList<Edge>();
        for (int v = 0; v < tree.vertices(); v++) {
            if (v != tree.ground()) {
                edges.add(new Edge(tree.parents().get(v), v, Mark.PLAIN));
            }
        }
        return edges;
    }
}

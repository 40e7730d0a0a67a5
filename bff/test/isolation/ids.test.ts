import { afterAll, describe, expect, test } from "vitest";
import { encodeNodeId } from "../../src/graphql/nodeId.ts";
import { schema } from "../../src/schema.ts";
import { run } from "../doubles/fakeContext.ts";
import { services, type Viewer, viewers } from "./callers.ts";
import { type IdInput, idInputs } from "./inputs.ts";
import { createLeakyService } from "./leakyService.ts";
import { deniedTo } from "./mutationRules.ts";
import { contextOf, expectNoLeak, figures, printFigures } from "./noLeak.ts";
import { hiddenOf, nodeIds } from "./tenantFixtures.ts";
import { ids, unknownId } from "./tenants.ts";

// Every place of the schema that takes an id is given those of others.

const allIdInputs = idInputs(schema);

afterAll(() => printFigures(`${allIdInputs.length} places for ids`));

/** Whether somebody may call the mutation that an id is given to. */
function may({ mutation }: IdInput, viewer: Viewer): boolean {
  return mutation !== null && !deniedTo(mutation).some(({ name }) => name === viewer.name);
}

/** What the answers to an id that is unknown, malformed or of no node type must look like. */
const nothing = '{"data":{"node":null},"errors":[]}';

describe.each(services)("ids, in front of $name", (service) => {
  test.each(viewers)("$name gets nothing, and always the same, for ids of others", async (viewer) => {
    const byId = "query ($id: ID!) { node(id: $id) { __typename id } }";
    const responseTo = async (id: string): Promise<string> =>
      JSON.stringify(await run(contextOf(createLeakyService(service), viewer.user), byId, { id }));
    for (const [type, forms] of Object.entries(nodeIds)) {
      const hidden = hiddenOf(type, viewer.hidden);
      for (const id of [...hidden, unknownId].flatMap(forms)) {
        const response = await responseTo(encodeNodeId(type, id));
        figures.responses += 1;
        figures.leaks += response === nothing ? 0 : 1;
        expect(response, `${type} ${id}`).toBe(nothing);
      }
    }
    for (const id of ["", "!", "not an id", encodeNodeId("Viewer", "1"), encodeNodeId("Nobody", "1")]) {
      expect(await responseTo(id)).toBe(nothing);
    }
  });

  test.each(viewers)("$name cannot send an id of others anywhere", async (viewer) => {
    for (const idInput of allIdInputs) {
      const forms = nodeIds[idInput.type];
      if (forms === undefined) throw new Error(`The fixtures have no ${idInput.type}.`);
      const hidden = hiddenOf(idInput.type, viewer.hidden);
      const responses = new Set<string>();
      // An entangled record may be named by one of ours, so a list of ours may be narrowed to it.
      const others = [...hidden.filter((one) => one !== ids.entangled), unknownId]
        .flatMap(forms)
        .map((id) => encodeNodeId(idInput.type, id));
      const malformed = ["nonsense", encodeNodeId(idInput.type === "Brand" ? "Banner" : "Brand", "1")];
      for (const id of idInput.mutation === null ? others : [...others, ...malformed]) {
        const rest = createLeakyService(service, idInput.responses);
        const { document, variables } = idInput.operation(id);
        const response = JSON.stringify(await run(contextOf(rest, viewer.user), document, variables));
        expectNoLeak(response, viewer);
        responses.add(response);
        expect(rest.writes, `${idInput.coordinate} ${id}`).toEqual([]);
      }
      // Byte for byte the same, whether the record exists or not.
      const [told = ""] = responses;
      expect([...responses], idInput.coordinate).toEqual([told]);
      if (may(idInput, viewer))
        expect(told, idInput.coordinate).toContain('"message":"This record does not exist."');
    }
  });
});

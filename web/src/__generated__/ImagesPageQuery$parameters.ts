/**
 * @generated SignedSource<<54c7cbc5f53bb0d277d32dde161d7b73>>
 * @relayHash 9d3b593eaa393aa71a2f83409d940a52
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 527c1e40c8e512c6e6cbd00f7837f27c64de745649fabd656123a0786af3a59b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImagesPageQuery } from './ImagesPageQuery.graphql';

const node: PreloadableConcreteRequest<ImagesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "527c1e40c8e512c6e6cbd00f7837f27c64de745649fabd656123a0786af3a59b",
    "metadata": {},
    "name": "ImagesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

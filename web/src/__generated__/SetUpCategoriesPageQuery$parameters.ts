/**
 * @generated SignedSource<<77e3d0097d650d3f453577f45a8c68f5>>
 * @relayHash 457398018a1a35d7c2e040ef4483caf8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9bca3ea4c2d7e2ac853201571fd48e865972b6053762d387bdbd44b3870364aa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpCategoriesPageQuery } from './SetUpCategoriesPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpCategoriesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9bca3ea4c2d7e2ac853201571fd48e865972b6053762d387bdbd44b3870364aa",
    "metadata": {},
    "name": "SetUpCategoriesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

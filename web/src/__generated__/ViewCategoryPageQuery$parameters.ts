/**
 * @generated SignedSource<<a1a0e2d511c1b4ddf99420be4a393abd>>
 * @relayHash 6ed8fbc7aca9b77a54d1a3cc2e549886
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e113c4982bbea7d052062d84fb23de8f18f114f0beb76e1f2e47e83fa8dfca25

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewCategoryPageQuery } from './ViewCategoryPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewCategoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e113c4982bbea7d052062d84fb23de8f18f114f0beb76e1f2e47e83fa8dfca25",
    "metadata": {},
    "name": "ViewCategoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<78076136d05a66603bef0fdfc291b62d>>
 * @relayHash a67ae4ef7dcfac6dd41d4b75e95ef688
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a3e8fd926d6d89bece652a0345576cb5a55069e06df95bb3ca1c9452db846da3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewCategoryPageQuery } from './ViewCategoryPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewCategoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a3e8fd926d6d89bece652a0345576cb5a55069e06df95bb3ca1c9452db846da3",
    "metadata": {},
    "name": "ViewCategoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

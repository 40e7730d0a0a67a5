/**
 * @generated SignedSource<<895d58a7e2262a696506ce60884d702a>>
 * @relayHash 59095f26a1133173f84c401c9151e9ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a59fa551ef9a961be99d462a59caafa9eb102d5ecd9d873e51bce74a9476258

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewCategoryPageQuery } from './ViewCategoryPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewCategoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5a59fa551ef9a961be99d462a59caafa9eb102d5ecd9d873e51bce74a9476258",
    "metadata": {},
    "name": "ViewCategoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

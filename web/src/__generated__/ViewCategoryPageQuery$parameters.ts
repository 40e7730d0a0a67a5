/**
 * @generated SignedSource<<678f447ac3f788d70de96d773edfbb4b>>
 * @relayHash 07c1a481ef3edbd28c2e185cc6074200
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a6279d7eba8a9be3589cae9c8bd10aa0b92b4666355f63eb34449ca56d29c97

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewCategoryPageQuery } from './ViewCategoryPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewCategoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0a6279d7eba8a9be3589cae9c8bd10aa0b92b4666355f63eb34449ca56d29c97",
    "metadata": {},
    "name": "ViewCategoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

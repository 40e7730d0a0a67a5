/**
 * @generated SignedSource<<098ec3b0b60bbd1df2ace03420b31a46>>
 * @relayHash 780cfaf97363198cf38232e0cb688df7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bbdf815b8f79146b415bd24f40ea3a9514559299c14aff5f4c016599b5ad90b4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewUserAdminPageQuery } from './ViewUserAdminPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewUserAdminPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bbdf815b8f79146b415bd24f40ea3a9514559299c14aff5f4c016599b5ad90b4",
    "metadata": {},
    "name": "ViewUserAdminPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

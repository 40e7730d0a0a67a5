/**
 * @generated SignedSource<<41d42387f08148e066df798604653bb2>>
 * @relayHash 42476923e9d69d010ab538bbb5718557
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c89b3bdb38bb921145dc3682131574617bd8d319608316b9ecdfc9ff20ee53c9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PrintDocumentPageQuery } from './PrintDocumentPageQuery.graphql';

const node: PreloadableConcreteRequest<PrintDocumentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c89b3bdb38bb921145dc3682131574617bd8d319608316b9ecdfc9ff20ee53c9",
    "metadata": {},
    "name": "PrintDocumentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

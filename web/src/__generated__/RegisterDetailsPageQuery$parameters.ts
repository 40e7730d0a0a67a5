/**
 * @generated SignedSource<<5ff5e1586984c730d7760a54b0376c57>>
 * @relayHash e764ef60036aea305c15d56936355448
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44bd1e0fe1582e9e6f693a4bed102d7771b0608b331c6c2ed52313a66d7eb562

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegisterDetailsPageQuery } from './RegisterDetailsPageQuery.graphql';

const node: PreloadableConcreteRequest<RegisterDetailsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "44bd1e0fe1582e9e6f693a4bed102d7771b0608b331c6c2ed52313a66d7eb562",
    "metadata": {},
    "name": "RegisterDetailsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

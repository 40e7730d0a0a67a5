/**
 * @generated SignedSource<<1e03024dd47209e3484d20d2aeac1b68>>
 * @relayHash 568ad7f18dc36a9a85a8ab55b601aaa5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26915a1e8c721e1592614d87d63c97c691596c5377b4babe1af17259015c2b22

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuditPageQuery } from './AuditPageQuery.graphql';

const node: PreloadableConcreteRequest<AuditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "26915a1e8c721e1592614d87d63c97c691596c5377b4babe1af17259015c2b22",
    "metadata": {},
    "name": "AuditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

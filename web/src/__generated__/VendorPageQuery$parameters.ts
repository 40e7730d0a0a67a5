/**
 * @generated SignedSource<<2679689bf96761d90eaf2ddd88fbcfce>>
 * @relayHash b52e49a2ac8e2c930246b556f00fd725
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6035d4f40ab10044ad6649c709a873639ea6e431585de768a6b151617214810

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VendorPageQuery } from './VendorPageQuery.graphql';

const node: PreloadableConcreteRequest<VendorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a6035d4f40ab10044ad6649c709a873639ea6e431585de768a6b151617214810",
    "metadata": {},
    "name": "VendorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<633be29cab209d55eb5724f4a90ddcfa>>
 * @relayHash f00e1982e80e328921d477297fc8a1ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1aca509a2b0ce026ecf05022aaef7a40737eaa51b3aa5d28917eaeabecfa0936

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewProductPageQuery } from './ViewProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1aca509a2b0ce026ecf05022aaef7a40737eaa51b3aa5d28917eaeabecfa0936",
    "metadata": {},
    "name": "ViewProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

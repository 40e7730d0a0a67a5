/**
 * @generated SignedSource<<2599e7766b84228c3790ec204a64b0ed>>
 * @relayHash 717f4b60202951b494a3080de19ef5b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96045cc5a1d2f130bcc53c5a2cc3a5930b9725df4145614c79a8d0aeffc098ee

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewProductPageQuery } from './ViewProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "96045cc5a1d2f130bcc53c5a2cc3a5930b9725df4145614c79a8d0aeffc098ee",
    "metadata": {},
    "name": "ViewProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<1aa2bf6186c8f0ff7e7fbe9787c3f171>>
 * @relayHash 8be11fd71c77066ef4663cb06c8fea53
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe9b5725061555f68ac1250fe02cd692965d3b3cf0a065e52a201a57ccb8db43

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PrintDocumentPageQuery } from './PrintDocumentPageQuery.graphql';

const node: PreloadableConcreteRequest<PrintDocumentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fe9b5725061555f68ac1250fe02cd692965d3b3cf0a065e52a201a57ccb8db43",
    "metadata": {},
    "name": "PrintDocumentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<8e07b8c259b6614610a57b0e4e1d0fba>>
 * @relayHash d2b6d94acafabeb346ccd8fba06fa493
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 689929124b457fba06afbe8bfe5ce4a42d2df2b69115c8f72121d7b5b2594a82

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewVendorPageQuery } from './ViewVendorPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewVendorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "689929124b457fba06afbe8bfe5ce4a42d2df2b69115c8f72121d7b5b2594a82",
    "metadata": {},
    "name": "ViewVendorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<0a39da7950bf2ff150dee2399cfcd942>>
 * @relayHash d23edac053b586959240d36d0b174524
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e186760373f923a6f89f1ead5e86c844db4bfee6f4ef784c5c8d489bd76f96dd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewManufacturerPageQuery } from './ViewManufacturerPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewManufacturerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e186760373f923a6f89f1ead5e86c844db4bfee6f4ef784c5c8d489bd76f96dd",
    "metadata": {},
    "name": "ViewManufacturerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<71dc2a92abdfd15500c6ae56f7a945e8>>
 * @relayHash 0f72a8dda2ac81583c149f6f58a9ff10
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0cb92038c07b3dbd9e288bda7832c896d448ff3805e4710cf3e3092e66db9338

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewDeliveryUserPageQuery } from './ViewDeliveryUserPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewDeliveryUserPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0cb92038c07b3dbd9e288bda7832c896d448ff3805e4710cf3e3092e66db9338",
    "metadata": {},
    "name": "ViewDeliveryUserPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<2d12635958346e4a3dc22ba661f84e02>>
 * @relayHash fb288b925a8664cd02402b846fdef5a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b12f1a45158d692bb0ddf5639205277f3817c4c64c114cf0eb53b3c4165c16f1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b12f1a45158d692bb0ddf5639205277f3817c4c64c114cf0eb53b3c4165c16f1",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

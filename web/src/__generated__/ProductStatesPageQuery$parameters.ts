/**
 * @generated SignedSource<<c86f0df645fb624348ae0c347dc37a57>>
 * @relayHash b852991fcd27eb3dd2337a617e831e2d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a8bc8fd3a8b36311b47f0efa7b16560ccb45ec7a3e3a314754f03902ab3bd03

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductStatesPageQuery } from './ProductStatesPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductStatesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4a8bc8fd3a8b36311b47f0efa7b16560ccb45ec7a3e3a314754f03902ab3bd03",
    "metadata": {},
    "name": "ProductStatesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

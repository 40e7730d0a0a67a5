/**
 * @generated SignedSource<<1ae03d68d47755a031374417db1c5c05>>
 * @relayHash 0bf53d6b3e2b7481782b9f36d5f876f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 140e6b9a52842c2fce6405fe84ad5a5a2959249d91cd7c7fa92d11402d5d8b89

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PricingPageQuery } from './PricingPageQuery.graphql';

const node: PreloadableConcreteRequest<PricingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "140e6b9a52842c2fce6405fe84ad5a5a2959249d91cd7c7fa92d11402d5d8b89",
    "metadata": {},
    "name": "PricingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

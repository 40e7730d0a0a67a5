/**
 * @generated SignedSource<<7beb799f4cc22367b32065a4a7c72f4d>>
 * @relayHash 9da542cb4bddd89300461f2ca264270a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e690f3aad019ac6d6c18f01b68acbef1738407024bb7716c31a5af3795c5b71

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PricingPageQuery } from './PricingPageQuery.graphql';

const node: PreloadableConcreteRequest<PricingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6e690f3aad019ac6d6c18f01b68acbef1738407024bb7716c31a5af3795c5b71",
    "metadata": {},
    "name": "PricingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

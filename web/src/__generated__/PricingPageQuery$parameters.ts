/**
 * @generated SignedSource<<bff21fe14b41adf266379a8e97d4f20f>>
 * @relayHash 058a67369e030c9add839f790789a8e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 155352c920c0a5fe926976eb5bbb827042fe0a04d4e4daeaa0d6546288924ad6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PricingPageQuery } from './PricingPageQuery.graphql';

const node: PreloadableConcreteRequest<PricingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "155352c920c0a5fe926976eb5bbb827042fe0a04d4e4daeaa0d6546288924ad6",
    "metadata": {},
    "name": "PricingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<b61f4dfd9063ed6ff8bfcfd90dbfcb91>>
 * @relayHash ec6ceb754612ba5131dc3983fca720bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 920b51d5a76a0d29ba5a1ff04664bfc53f25cc10160cd1bc13a7ca78994e3383

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PricingPageQuery } from './PricingPageQuery.graphql';

const node: PreloadableConcreteRequest<PricingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "920b51d5a76a0d29ba5a1ff04664bfc53f25cc10160cd1bc13a7ca78994e3383",
    "metadata": {},
    "name": "PricingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<84fecc0389b29910413cb1d2a6f690e5>>
 * @relayHash 88d2433d40196bf0ac166906a6045750
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6497f845f52a59fbfefa8947d5caacd9fc50d0698813c2d41cef57bc3f56bd0a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DiscountsPageQuery } from './DiscountsPageQuery.graphql';

const node: PreloadableConcreteRequest<DiscountsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6497f845f52a59fbfefa8947d5caacd9fc50d0698813c2d41cef57bc3f56bd0a",
    "metadata": {},
    "name": "DiscountsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

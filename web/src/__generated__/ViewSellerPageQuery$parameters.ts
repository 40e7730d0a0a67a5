/**
 * @generated SignedSource<<73df71967eceecc820b73edaed290e3b>>
 * @relayHash 54e102921c5ce6f7e36709924f49b4a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3ac3b0e8909060142672ab783f2df34f691cd4636b6da4ad3b06b14ade348ad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewSellerPageQuery } from './ViewSellerPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewSellerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b3ac3b0e8909060142672ab783f2df34f691cd4636b6da4ad3b06b14ade348ad",
    "metadata": {},
    "name": "ViewSellerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

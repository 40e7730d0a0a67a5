/**
 * @generated SignedSource<<3a5a983a4663417bf3b90ccb50396f0c>>
 * @relayHash c7294cf035318a879b3711cb7dafccf5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41ee11ba961e31f6cfd5b2ee061bd0945cba171e3a8a63197582f0d2090b95f9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewSellerPageQuery } from './ViewSellerPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewSellerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "41ee11ba961e31f6cfd5b2ee061bd0945cba171e3a8a63197582f0d2090b95f9",
    "metadata": {},
    "name": "ViewSellerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<65f40e1d0449b677dc45eab7638dc986>>
 * @relayHash 581d52a1ebf6335dfaae29d6bdd30d32
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df48d9a880bee6ef546fb411bfbd08b35708a18d0637fdca08401c1f54e13812

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SecurityPageQuery } from './SecurityPageQuery.graphql';

const node: PreloadableConcreteRequest<SecurityPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "df48d9a880bee6ef546fb411bfbd08b35708a18d0637fdca08401c1f54e13812",
    "metadata": {},
    "name": "SecurityPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

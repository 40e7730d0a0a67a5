/**
 * @generated SignedSource<<278a506be4d150bd901e1404bc0a9a01>>
 * @relayHash 604eca10c961501ca2ad160a1357338a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84f9b9d29dd32ae34e27ea28d680e95feb50cac552955a8a0254d752253ff379

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DetailsPageQuery } from './DetailsPageQuery.graphql';

const node: PreloadableConcreteRequest<DetailsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "84f9b9d29dd32ae34e27ea28d680e95feb50cac552955a8a0254d752253ff379",
    "metadata": {},
    "name": "DetailsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

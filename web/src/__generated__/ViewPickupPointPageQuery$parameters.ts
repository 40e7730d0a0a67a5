/**
 * @generated SignedSource<<7d13549f50dbf218aa6619e635083b3d>>
 * @relayHash a392132925c33cb89d45678a871da26a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1939ed68ff19e801dd465d2667e77713a0964b9894e5699dcd112a61134d6d2f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewPickupPointPageQuery } from './ViewPickupPointPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewPickupPointPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1939ed68ff19e801dd465d2667e77713a0964b9894e5699dcd112a61134d6d2f",
    "metadata": {},
    "name": "ViewPickupPointPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

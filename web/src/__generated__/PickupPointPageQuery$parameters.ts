/**
 * @generated SignedSource<<b2bf20c8df284419047c3f824820e374>>
 * @relayHash 4acb61dfa9c307735734d44617e7968f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6850b2ada23ff93ccd25615393326af6b8b6e88c11acab04adad85dbe7148279

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PickupPointPageQuery } from './PickupPointPageQuery.graphql';

const node: PreloadableConcreteRequest<PickupPointPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6850b2ada23ff93ccd25615393326af6b8b6e88c11acab04adad85dbe7148279",
    "metadata": {},
    "name": "PickupPointPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

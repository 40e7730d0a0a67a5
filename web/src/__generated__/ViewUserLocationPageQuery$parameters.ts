/**
 * @generated SignedSource<<438a657db79ca1a756d9b40e8f19ad80>>
 * @relayHash 680fca1f50779aa7f91f97a485fc65c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6da059a1b3dd42a39b83c5ceed96e176cea49ed72d01d4fde88c02accdfc9e4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewUserLocationPageQuery } from './ViewUserLocationPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewUserLocationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f6da059a1b3dd42a39b83c5ceed96e176cea49ed72d01d4fde88c02accdfc9e4",
    "metadata": {},
    "name": "ViewUserLocationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

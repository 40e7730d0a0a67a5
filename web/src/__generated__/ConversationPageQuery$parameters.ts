/**
 * @generated SignedSource<<d187fb0e9b2003b3770a49a850665409>>
 * @relayHash ff09b0eb26eccabbdefaad88c7b7039c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8eac013a3fe2128fe0ca37abf4a392f0fee9a49b51896e820b1058bd572e775c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConversationPageQuery } from './ConversationPageQuery.graphql';

const node: PreloadableConcreteRequest<ConversationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8eac013a3fe2128fe0ca37abf4a392f0fee9a49b51896e820b1058bd572e775c",
    "metadata": {},
    "name": "ConversationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

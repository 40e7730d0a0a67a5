/**
 * @generated SignedSource<<790cdf43e8ca2919709a96e36d6b838a>>
 * @relayHash f278139e068e59b9a3327dd9f33321b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67ebcec61b10ad65984d9a8caa63431c0a09fdcd1f09f9d0f70f6a497d51302b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConversationPageQuery } from './ConversationPageQuery.graphql';

const node: PreloadableConcreteRequest<ConversationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "67ebcec61b10ad65984d9a8caa63431c0a09fdcd1f09f9d0f70f6a497d51302b",
    "metadata": {},
    "name": "ConversationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

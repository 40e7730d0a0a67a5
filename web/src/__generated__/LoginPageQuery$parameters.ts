/**
 * @generated SignedSource<<92633878c8c4660b70dafa69ffdbff19>>
 * @relayHash 8b719464fc1432da0ac5aa1b9e81d69e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d3a57663d626974735d7a31f9faed1b023136affc8aaf33d5a84e0f7d20dec3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoginPageQuery } from './LoginPageQuery.graphql';

const node: PreloadableConcreteRequest<LoginPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4d3a57663d626974735d7a31f9faed1b023136affc8aaf33d5a84e0f7d20dec3",
    "metadata": {},
    "name": "LoginPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

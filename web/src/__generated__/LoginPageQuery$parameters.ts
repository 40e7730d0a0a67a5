/**
 * @generated SignedSource<<0e885a34e51e26295834622a675155fb>>
 * @relayHash 4584e18828b4e5def750ea83ce7a73a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce457219806763bd4838e5083ca9eecad612664095636b43f9941e3062a5091d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoginPageQuery } from './LoginPageQuery.graphql';

const node: PreloadableConcreteRequest<LoginPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ce457219806763bd4838e5083ca9eecad612664095636b43f9941e3062a5091d",
    "metadata": {},
    "name": "LoginPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

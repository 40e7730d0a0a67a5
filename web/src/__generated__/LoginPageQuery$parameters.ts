/**
 * @generated SignedSource<<98ef3efa553b9a22acaf40d01ba82881>>
 * @relayHash 7e90cf6ae76930dbfcdacb9ef133902e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6357459d0cc3b52e903d71ba5e4afe370bf8ce9ffe2c480476b210f53f4a88a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoginPageQuery } from './LoginPageQuery.graphql';

const node: PreloadableConcreteRequest<LoginPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d6357459d0cc3b52e903d71ba5e4afe370bf8ce9ffe2c480476b210f53f4a88a",
    "metadata": {},
    "name": "LoginPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

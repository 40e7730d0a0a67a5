/**
 * @generated SignedSource<<17f00e4cd0b38679d8c3fd5c099885ca>>
 * @relayHash 1c795d74d6d8f51bc51796b0ccd4f296
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18a927b5dcef61ba46eee3ebd0f3ac9cccf3e38d6f6e7c84f2387bd0292c2715

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegisterPageQuery } from './RegisterPageQuery.graphql';

const node: PreloadableConcreteRequest<RegisterPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "18a927b5dcef61ba46eee3ebd0f3ac9cccf3e38d6f6e7c84f2387bd0292c2715",
    "metadata": {},
    "name": "RegisterPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

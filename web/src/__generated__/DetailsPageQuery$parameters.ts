/**
 * @generated SignedSource<<45fd6ffd718db549c86a09c9c4f33cd7>>
 * @relayHash de44c8997b1fa6bfdceec2c2cd3c06a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 223b10c214c77d25379f07b8637d965d8abf9a9caec4a3fc08452b752753f73a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DetailsPageQuery } from './DetailsPageQuery.graphql';

const node: PreloadableConcreteRequest<DetailsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "223b10c214c77d25379f07b8637d965d8abf9a9caec4a3fc08452b752753f73a",
    "metadata": {},
    "name": "DetailsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

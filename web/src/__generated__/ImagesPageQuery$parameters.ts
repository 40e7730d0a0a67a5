/**
 * @generated SignedSource<<78623f9f43c1ae55ff5ec114562874a0>>
 * @relayHash 1c00b925c3d50ac2029ab2f687a702f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 987de3293e6cb521050852a20519288a021e61a1b52378a0239f51919426dc9e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImagesPageQuery } from './ImagesPageQuery.graphql';

const node: PreloadableConcreteRequest<ImagesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "987de3293e6cb521050852a20519288a021e61a1b52378a0239f51919426dc9e",
    "metadata": {},
    "name": "ImagesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

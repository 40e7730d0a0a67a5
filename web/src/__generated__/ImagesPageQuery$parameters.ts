/**
 * @generated SignedSource<<00ba06feb532c73c2325bb46d0ffec33>>
 * @relayHash a9956105de51d522ae9e2336e5d67eef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6e50c76a2d08c5582fe26a2152f4153bb396c3decc9379ac75fdb12e5b9ac5d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImagesPageQuery } from './ImagesPageQuery.graphql';

const node: PreloadableConcreteRequest<ImagesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b6e50c76a2d08c5582fe26a2152f4153bb396c3decc9379ac75fdb12e5b9ac5d",
    "metadata": {},
    "name": "ImagesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

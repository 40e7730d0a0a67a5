/**
 * @generated SignedSource<<2cab23cde1c5d815c41bb7dda4b5c9bf>>
 * @relayHash 12e4eb6fccd66c8780343bd2cb965c26
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a15c32ec78b084d7b81869a8e01dce460e159eee3ba0d6c70fc60bffe852343a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a15c32ec78b084d7b81869a8e01dce460e159eee3ba0d6c70fc60bffe852343a",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

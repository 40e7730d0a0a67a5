/**
 * @generated SignedSource<<1c36acd61f0443453f0ec4e3a016a24b>>
 * @relayHash c576ef882d1eceb85f8433ca69eb367b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d9bd8300b566b241724a46259958a664473a7f2a7e266c214021fb8bddacb4c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContentLayoutPageQuery } from './ContentLayoutPageQuery.graphql';

const node: PreloadableConcreteRequest<ContentLayoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2d9bd8300b566b241724a46259958a664473a7f2a7e266c214021fb8bddacb4c",
    "metadata": {},
    "name": "ContentLayoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<17c5c7e3033b0d5a9165f64f94e87f9b>>
 * @relayHash 64d4c9ba11bf89edd744c5909f97b716
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 89eac4cbe62f5f3e912bd20130651c4799fe46ce51c76c724a0dfe25b9f69b34

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContentLayoutPageQuery } from './ContentLayoutPageQuery.graphql';

const node: PreloadableConcreteRequest<ContentLayoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "89eac4cbe62f5f3e912bd20130651c4799fe46ce51c76c724a0dfe25b9f69b34",
    "metadata": {},
    "name": "ContentLayoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

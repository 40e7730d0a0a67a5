/**
 * @generated SignedSource<<9d05e8b52b8039339dba539044aa7780>>
 * @relayHash 3be71f5a2de291c446909e32537cb4f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43ab2a05db8cc9f23106dfb58730e0ac3719b514aba993a1a0fa146faa630038

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContentLayoutPageQuery } from './ContentLayoutPageQuery.graphql';

const node: PreloadableConcreteRequest<ContentLayoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "43ab2a05db8cc9f23106dfb58730e0ac3719b514aba993a1a0fa146faa630038",
    "metadata": {},
    "name": "ContentLayoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

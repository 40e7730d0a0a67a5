/**
 * @generated SignedSource<<fd28f368df886c0679dce831b5d56d00>>
 * @relayHash d714eb33dfbd38345f433e8ed3e27fa7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a7c18b64a889e5ab2f35e3637bd00932625f4e5360a22d063db9d76a031f0e8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InformationPageQuery } from './InformationPageQuery.graphql';

const node: PreloadableConcreteRequest<InformationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9a7c18b64a889e5ab2f35e3637bd00932625f4e5360a22d063db9d76a031f0e8",
    "metadata": {},
    "name": "InformationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

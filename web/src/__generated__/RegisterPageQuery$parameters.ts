/**
 * @generated SignedSource<<011c6aa27066a58ecdd403b635b2f278>>
 * @relayHash 48a4718bf42eb8e283b8d5b7fbda8e4f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25147f0e78a83fa088ebe9c92157c6e45dbdb7c5959e32d878735d0b8c6f6606

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegisterPageQuery } from './RegisterPageQuery.graphql';

const node: PreloadableConcreteRequest<RegisterPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "25147f0e78a83fa088ebe9c92157c6e45dbdb7c5959e32d878735d0b8c6f6606",
    "metadata": {},
    "name": "RegisterPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
